import type { PrintVoucher } from '../../domain/documents/print-voucher.ts'
import type { DrawLogo } from './printed-logo.ts'

/**
 * Takes the folder of the fonts for print (`dist/documents/fonts`) and what draws logos, and gives what prints vouchers. What
 * that takes is loaded when the first is asked for: most starts print none.
 */
export function voucherPrinter(folder: string, drawLogo: DrawLogo): PrintVoucher {
  let loaded: Promise<PrintVoucher> | undefined
  return async (document) => {
    loaded ??= load(folder, drawLogo)
    return (await loaded)(document)
  }
}

async function load(folder: string, drawLogo: DrawLogo): Promise<PrintVoucher> {
  const [{ voucherPdf }, { loadPrintedFonts }] = await Promise.all([
    import('./voucher-pdf.ts'),
    import('./printed-fonts.ts'),
  ])
  const fonts = loadPrintedFonts(folder)
  return (document) => voucherPdf(document, fonts, drawLogo)
}
