/** An attached file, as the outbox lists it. */
export interface AttachedFile {
  name: string
  /** Its media type, with parameters. */
  type: string
  /** Bytes. */
  size: number
}

/** An attached file. */
export interface MailAttachment extends Omit<AttachedFile, 'size'> {
  bytes: Uint8Array
}

/** Returns files as a mail's row stores them: a list, and their bytes one after the other. */
export function joinedFiles(files: readonly MailAttachment[]): {
  attachments: AttachedFile[]
  attached: Uint8Array<ArrayBuffer> | null
} {
  return {
    attachments: files.map(({ name, type, bytes }) => ({ name, type, size: bytes.length })),
    attached: files.length === 0 ? null : new Uint8Array(Buffer.concat(files.map(({ bytes }) => bytes))),
  }
}

/** Returns the files that a mail's row stores. */
export function partedFiles(list: readonly AttachedFile[], attached: Uint8Array | null): MailAttachment[] {
  let start = 0
  return list.map(({ name, type, size }) => {
    const bytes = new Uint8Array(attached?.subarray(start, start + size) ?? [])
    start += size
    return { name, type, bytes }
  })
}
