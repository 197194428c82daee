import type { PrintVoucher } from '../../domain/documents/print-voucher.ts'
import type { DrawLogo } from './printed-logo.ts'

/**
 * Makes the voucher printer from the print fonts' folder (`dist/documents/fonts`) and the drawing of logos. Its
 * modules are loaded for the first voucher, because most server runs print none.
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
