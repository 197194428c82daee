/** What the gallery and the bar of a static preview say of it: tools of the demo, in English, and no part of any agency's download. */
export const previewTexts = {
  note: 'This is a preview. All of it runs in this browser: what you book, change or publish here is seen by nobody else and reaches no supplier.',
  startAnew: 'Start the preview anew',
} as const
