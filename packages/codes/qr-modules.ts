import { correction, generate } from 'lean-qr'

/**
 * Returns the modules of a text's QR code by row, dark ones true, without the white around them. `M` corrects codes on
 * screens, `Q` those on paper.
 */
export function qrModules(text: string, level: 'M' | 'Q'): boolean[][] {
  const code = generate(text, { minCorrectionLevel: correction[level] })
  const all = Array.from({ length: code.size }, (_, index) => index)
  return all.map((y) => all.map((x) => code.get(x, y)))
}
