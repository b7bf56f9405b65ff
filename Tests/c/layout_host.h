// The layout of what the library and functions of the host hand each other. Part of layout.c, whose macros it uses.

SIZE(gcore_map_context, 40);
AT(gcore_map_context, session, 0);
AT(gcore_map_context, state, 8);
AT(gcore_map_context, gesture, 16);
AT(gcore_map_context, time_ns, 24);
AT(gcore_map_context, mode, 32);
AT(gcore_map_context, reserved, 36);

SIZE(gcore_custom_input, 96);
AT(gcore_custom_input, session, 0);
AT(gcore_custom_input, gesture, 8);
AT(gcore_custom_input, time_ns, 16);
AT(gcore_custom_input, source, 24);
AT(gcore_custom_input, contact, 32);
AT(gcore_custom_input, signal, 40);
AT(gcore_custom_input, contacts, 44);
AT(gcore_custom_input, position, 48);
AT(gcore_custom_input, centroid, 64);
AT(gcore_custom_input, slop_scale, 80);
AT(gcore_custom_input, held, 88);
AT(gcore_custom_input, granted, 92);

SIZE(gcore_verdict, 272);
AT(gcore_verdict, phase, 0);
AT(gcore_verdict, claim, 4);
AT(gcore_verdict, stimulus, 8);
AT(gcore_verdict, reason, 12);
AT(gcore_verdict, deadline_ns, 16);
AT(gcore_verdict, value, 24);

SIZE(gcore_recognizer, 56);
AT(gcore_recognizer, struct_size, 0);
AT(gcore_recognizer, reserved, 4);
AT(gcore_recognizer, user, 8);
AT(gcore_recognizer, create, 16);
AT(gcore_recognizer, destroy, 24);
AT(gcore_recognizer, contact, 32);
AT(gcore_recognizer, deadline, 40);
AT(gcore_recognizer, reset, 48);

SIZE(gcore_custom_def, 72);
AT(gcore_custom_def, struct_size, 0);
AT(gcore_custom_def, stimulus, 4);
AT(gcore_custom_def, name, 8);
AT(gcore_custom_def, options, 16);
AT(gcore_custom_def, recognizer, 56);
AT(gcore_custom_def, min_contacts, 64);
AT(gcore_custom_def, max_contacts, 68);

SIZE(gcore_plugin, 24);
AT(gcore_plugin, struct_size, 0);
AT(gcore_plugin, version, 4);
AT(gcore_plugin, name, 8);
AT(gcore_plugin, recognizer, 16);
