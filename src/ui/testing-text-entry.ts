import userEvent from '@testing-library/user-event'

/** Clicks a field and puts a text in at once. A form renders once then, and not at every letter. */
export async function enterText(field: Element, text: string): Promise<void> {
  await userEvent.click(field)
  await userEvent.paste(text)
}
