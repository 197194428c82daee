import type { TypePairing } from './theme-input.ts'

interface Fonts {
  sans: string
  display: string
  /** Letter spacing of headings: large grotesques want tightening, serifs hardly, joined scripts none at all. */
  tracking: string
  weight: string
}

const grotesque = `system-ui,-apple-system,'Segoe UI Variable Text','Segoe UI',Roboto,'Helvetica Neue','Noto Sans','Liberation Sans',Arial,sans-serif`
const humanist = `Seravek,'Gill Sans Nova',Ubuntu,Calibri,'Source Sans 3','Noto Sans','DejaVu Sans',sans-serif`
const rounded = `ui-rounded,'SF Pro Rounded','Hiragino Maru Gothic ProN',Quicksand,Nunito,Manjari,'Arial Rounded MT Bold','URW Gothic',Calibri,sans-serif`
const industrial = `Bahnschrift,'DIN Alternate','Franklin Gothic Medium','Nimbus Sans Narrow','Liberation Sans Narrow','Arial Narrow',sans-serif-condensed,sans-serif`
const oldStyle = `'Iowan Old Style','Palatino Linotype','URW Palladio L',P052,'Book Antiqua',Georgia,serif`
const transitional = `Charter,'Bitstream Charter','Sitka Text',Cambria,'C059','Century Schoolbook',Georgia,serif`
const naskh = `'SF Arabic','Geeza Pro','Segoe UI','Noto Sans Arabic','Noto Kufi Arabic',Tahoma,system-ui,sans-serif`

/** System stacks for each pairing: nothing to download, and every platform has a face of the intended class. */
export const typePairings: Readonly<Record<TypePairing, Fonts>> = {
  modern: { sans: grotesque, display: grotesque, tracking: '-0.022em', weight: '700' },
  editorial: { sans: grotesque, display: oldStyle, tracking: '-0.012em', weight: '600' },
  friendly: { sans: grotesque, display: rounded, tracking: '-0.015em', weight: '700' },
  classic: { sans: humanist, display: transitional, tracking: '-0.008em', weight: '600' },
  technical: { sans: grotesque, display: industrial, tracking: '0', weight: '700' },
  elegant: { sans: humanist, display: oldStyle, tracking: '-0.005em', weight: '500' },
  expressive: { sans: grotesque, display: grotesque, tracking: '-0.03em', weight: '800' },
  arabic: { sans: naskh, display: naskh, tracking: '0', weight: '700' },
}
