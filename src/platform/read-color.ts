/** Takes what was written for a colour and gives `#rrggbb`, or null: room around it and the short form are meant kindly. */
export function readColor(text: string): string | null {
  const written = text.trim().toLowerCase()
  if (/^#[0-9a-f]{6}$/.test(written)) return written
  return /^#[0-9a-f]{3}$/.test(written) ? written.replaceAll(/[0-9a-f]/g, '$&$&') : null
}
