import type { BookingDocument } from './booking-document.ts'

/** Prints a booking's voucher as a PDF. */
export type PrintVoucher = (document: BookingDocument) => Promise<Uint8Array<ArrayBuffer>>
