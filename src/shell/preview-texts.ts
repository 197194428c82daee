/** What the gallery and the bar of a static preview say of it: tools of the demo, in English, and no part of any agency's download. */
export const previewTexts = {
  note: 'This is a preview. It runs only in this browser. Nobody else sees what you book, change or publish here, and no supplier receives it.',
  startAnew: 'Reset the preview',
} as const
