/**
 * A geometric alphabet of single lines, capitals and figures, each in a box 24 high: its width, and its strokes as path data from the origin.
 */
const glyphs: Record<string, readonly [width: number, strokes: string]> = {
  A: [20, 'm0 24 10-24 10 24m-16-8h12'],
  B: [16, 'm0 0v24h10a6.5 6.5 0 000-13h-10h8a5.5 5.5 0 000-11z'],
  C: [19, 'm19 4a11 12 0 100 16'],
  D: [18, 'm0 0v24h6a12 12 0 000-24z'],
  E: [14, 'm14 0h-14v24h14m-14-12.5h11'],
  F: [13, 'm13 0h-13v24m0-11.5h10.5'],
  G: [20, 'm19 4a11 12 0 101 10v-1h-8'],
  H: [17, 'm0 0v24m17-24v24m-17-12h17'],
  I: [1, 'm0 0v24'],
  J: [11, 'm11 0v18a5.5 6 0 01-11 0'],
  K: [16, 'm0 0v24m15-24-15 14m6-5.5 10 15.5'],
  L: [13, 'm0 0v24h13'],
  M: [22, 'm0 24v-24l11 15 11-15v24'],
  N: [18, 'm0 24v-24l18 24v-24'],
  O: [24, 'm12 0a12 12 0 000 24a12 12 0 000-24'],
  P: [15, 'm0 24v-24h9a6.5 6.5 0 010 13h-9'],
  Q: [24, 'm12 0a12 12 0 000 24a12 12 0 000-24m4 17 7 8'],
  R: [16, 'm0 24v-24h9a6.5 6.5 0 010 13h-9m8 0 7.5 11'],
  S: [15, 'm14 4c-2-5-13-5-13 2 0 8 14 4 14 12 0 8-13 8-15 2'],
  T: [18, 'm0 0h18m-9 0v24'],
  U: [17, 'm0 0v15.5a8.5 8.5 0 0017 0v-15.5'],
  V: [19, 'm0 0 9.5 24 9.5-24'],
  W: [28, 'm0 0 7 24 7-19 7 19 7-24'],
  X: [17, 'm0 0 17 24m0-24-17 24'],
  Y: [17, 'm0 0 8.5 12 8.5-12m-8.5 12v12'],
  Z: [16, 'm0 0h16l-16 24h16'],
  '0': [17, 'm8.5 0c-11 0-11 24 0 24 11 0 11-24 0-24'],
  '1': [7, 'm0 5 7-5v24'],
  '2': [15, 'm0 6c0-8 15-8 14 1-.5 5-14 12-14 17h15'],
  '3': [15, 'm1 0h13l-8 9c12 0 11 15 0 15q-5 0-6-4'],
  '4': [17, 'm12 24v-24l-12 17h17'],
  '5': [15, 'm14 0h-12l-1 10c15-4 18 14 6 14q-5 0-7-4'],
  '6': [16, 'm12 0c-8 3-12 9-12 16a8 8 0 1016 0a8 8 0 00-16 0'],
  '7': [15, 'm0 0h15l-9 24'],
  '8': [16, 'm8 0c-9 0-9 11 0 11 9 0 9-11 0-11m0 11c-11 0-11 13 0 13 11 0 11-13 0-13'],
  '9': [16, 'm4 24c8-3 12-9 12-16a8 8 0 10-16 0a8 8 0 0016 0'],
  '-': [9, 'm0 13h9'],
  '&': [19, 'm18 24-13-16c-4-8 9-11 8-3-1 5-13 6-13 13 0 9 15 8 17-5'],
  '.': [1, 'm0 24h.01'],
  ' ': [6, ''],
}

/** Takes one character and gives its width in the alphabet, 0 when it is not in it. */
export function letterWidth(letter: string): number {
  return glyphs[letter]?.[0] ?? 0
}

/** Takes one character and its place from the left and gives its strokes as path data. */
export function writeLetter(letter: string, x: number): string {
  const strokes = glyphs[letter]?.[1] ?? ''
  return strokes && `M${x} 0${strokes}`
}
