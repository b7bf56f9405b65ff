// The layout of what a recording is started with; a part of layout.c.
SIZE(gcore_recording_def, 32);
AT(gcore_recording_def, struct_size, 0);
AT(gcore_recording_def, buffer_size, 4);
AT(gcore_recording_def, name, 8);
AT(gcore_recording_def, write, 16);
AT(gcore_recording_def, user, 24);
