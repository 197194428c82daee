/** Parses a colour to `#rrggbb`, or null; accepts surrounding space and the short form. */
export function readColor(text: string): string | null {
  const written = text.trim().toLowerCase()
  if (/^#[0-9a-f]{6}$/.test(written)) return written
  return /^#[0-9a-f]{3}$/.test(written) ? written.replaceAll(/[0-9a-f]/g, '$&$&') : null
}
