/** Another process uses the data folder; the message is the sentence that stops the start. */
export class DataFolderLocked extends Error {
  override readonly name = 'DataFolderLocked'
  readonly pid: number

  constructor(folder: string, pid: number, elsewhere: string | null) {
    const where = elsewhere === null ? '' : ` on "${elsewhere}"`
    super(
      `The data folder ${folder} is in use by process ${pid}${where}; stop that one first, or name another folder in LIVERY_DATA_DIR.`,
    )
    this.pid = pid
  }
}
