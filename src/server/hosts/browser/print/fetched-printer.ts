import type { PrintVoucher } from '../../../domain/documents/print-voucher.ts'
import { evaluateScript } from '../evaluate-script.ts'
import type { PreviewFiles } from '../preview-files.ts'
import type { PrinterDependencies } from './open-printer.ts'

/** What the printer's script leaves behind. */
interface PrinterScript {
  openPrinter(dependencies: PrinterDependencies): PrintVoucher
}

/** Gives what prints vouchers; its script and its fonts are fetched when the first is asked for. */
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
