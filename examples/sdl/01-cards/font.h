/// A font of 5 by 7 dots: capitals and digits; all else is blank.
#ifndef FONT_H
#define FONT_H

/// Answers the seven rows of a glyph, the top one first; bit 4 is the leftmost dot.
const unsigned char *font_glyph(char character);

#endif
