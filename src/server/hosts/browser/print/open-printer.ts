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
 * Gives what prints vouchers in a worker, the same as on Node. There a font is read when a letter of it comes; here the faces of the agency are
 * fetched before, and where a name has letters that are in none of them, it is printed anew once the fonts are there that have them.
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

  // One after the other: what one of them wants is not another's.
  let last: Promise<unknown> = Promise.resolve()
  return (document) => {
    const printed = last.then(() => print(document))
    last = printed.catch(() => undefined)
    return printed
  }
}
