interface LocalWeight {
  /** Full and PostScript names of the face and of free faces with the same metrics. */
  names: readonly string[]
  /** Length of the sample text; see scripts/measure-local-faces.ts. */
  width: number
}

/**
 * Fallbacks until a face has loaded: Arial, Times and Georgia on Windows and Apple's systems, Liberation on most
 * Linux, Roboto and Noto on Android. Names as in the theme.
 */
export const localFaces: Readonly<Record<string, { regular: LocalWeight; bold: LocalWeight }>> = {
  Arial: {
    regular: { names: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Arimo'], width: 326.747 },
    bold: {
      names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold', 'Arimo Bold'],
      width: 350.07,
    },
  },
  Roboto: {
    regular: { names: ['Roboto', 'Roboto-Regular'], width: 324.319 },
    bold: { names: ['Roboto Bold', 'Roboto-Bold'], width: 329.551 },
  },
  Georgia: {
    regular: { names: ['Georgia', 'Gelasio'], width: 322.714 },
    bold: { names: ['Georgia Bold', 'Georgia-Bold', 'Gelasio Bold'], width: 376.177 },
  },
  Times: {
    regular: { names: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'], width: 293.75 },
    bold: {
      names: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Tinos Bold'],
      width: 311.442,
    },
  },
  'Noto Serif': {
    regular: { names: ['Noto Serif', 'NotoSerif-Regular'], width: 346.932 },
    bold: { names: ['Noto Serif Bold', 'NotoSerif-Bold'], width: 368.724 },
  },
  'Noto Sans Arabic': {
    regular: { names: ['Noto Sans Arabic', 'NotoSansArabic-Regular'], width: 123.629 },
    bold: { names: ['Noto Sans Arabic Bold', 'NotoSansArabic-Bold'], width: 135.291 },
  },
  'Noto Naskh Arabic': {
    regular: {
      names: ['Noto Naskh Arabic', 'Noto Naskh Arabic UI', 'NotoNaskhArabic-Regular'],
      width: 110.014,
    },
    bold: {
      names: ['Noto Naskh Arabic Bold', 'Noto Naskh Arabic UI Bold', 'NotoNaskhArabic-Bold'],
      width: 113.995,
    },
  },
}
