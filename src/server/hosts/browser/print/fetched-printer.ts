import type { PrintVoucher } from '../../../domain/documents/print-voucher.ts'
import { evaluateScript } from '../evaluate-script.ts'
import type { PreviewFiles } from '../preview-files.ts'
import type { PrinterDependencies } from './open-printer.ts'

/** What the printer's script assigns. */
interface PrinterScript {
  openPrinter(dependencies: PrinterDependencies): PrintVoucher
}

/** Makes the voucher printer; its script and fonts are fetched for the first voucher. */
export function fetchedPrinter(
  { printer, font }: Pick<PreviewFiles, 'printer' | 'font'>,
  drawLogo: PrinterDependencies['drawLogo'],
): PrintVoucher {
  let opened: Promise<PrintVoucher> | undefined
  async function open(): Promise<PrintVoucher> {
    return evaluateScript<PrinterScript>(await printer(), 'printer').openPrinter({
      fetchFont: font,
      drawLogo,
    })
  }
  return async (document) => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return (await opened)(document)
  }
}
