/** Texts of the gallery and the bar in a static preview: demo tools in English, not part of any agency's download. */
export const previewTexts = {
  note: 'This is a preview. It runs only in this browser. Nobody else sees what you book, change or publish here, and no supplier receives it.',
  startAnew: 'Reset the preview',
} as const
