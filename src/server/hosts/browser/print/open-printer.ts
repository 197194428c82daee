import { loadPrintedFonts } from '../../../adapters/pdf/printed-fonts.ts'
import type { DrawLogo } from '../../../adapters/pdf/printed-logo.ts'
import { voucherPdf } from '../../../adapters/pdf/voucher-pdf.ts'
import type { BookingDocument } from '../../../domain/documents/booking-document.ts'
import type { PrintVoucher } from '../../../domain/documents/print-voucher.ts'
import { fetchFonts, takeRequested } from './fetched-fonts.ts'

export interface PrinterDependencies {
  fetchFont: (name: string) => Promise<Uint8Array>
  drawLogo: DrawLogo
}

/**
 * Makes the voucher printer of a worker, with the same result as on Node. Node reads a font when one of its letters
 * occurs; here the agency's fonts are fetched first. If a name has other letters, the voucher is printed again after
 * their fonts are fetched.
 */
export function openPrinter({ fetchFont, drawLogo }: PrinterDependencies): PrintVoucher {
  const fonts = loadPrintedFonts('/dist/documents/fonts')

  async function print(document: BookingDocument): ReturnType<PrintVoucher> {
    await fetchFonts(fonts.files(document.brand.theme?.typePairing ?? 'modern'), fetchFont)
    for (;;) {
      takeRequested()
      const printed = await voucherPdf(document, fonts, drawLogo).then(
        (bytes) => ({ bytes }),
        (reason: unknown) => ({ reason }),
      )
      const wanted = takeRequested()
      if (wanted.length > 0) await fetchFonts(wanted, fetchFont)
      else if ('bytes' in printed) return printed.bytes
      else throw printed.reason
    }
  }

  // One after another, since the missing fonts of two vouchers would be mixed.
  let last: Promise<unknown> = Promise.resolve()
  return (document) => {
    const printed = last.then(() => print(document))
    last = printed.catch(() => undefined)
    return printed
  }
}
