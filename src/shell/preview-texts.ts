/** Texts of the gallery and the bar in a static preview: demo tools in English, not part of any agency's download. */
export const previewTexts = {
  note: 'This is a preview. All of it runs in this browser: what you book, change or publish here is seen by nobody else and reaches no supplier.',
  startAnew: 'Start the preview anew',
} as const
