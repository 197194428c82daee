export interface ParsedUrl {
  readonly origin: string
  readonly pathname: string
  readonly searchParams: { get(name: string): string | null }
}

/** Of every place where this code runs; the folder is compiled without the types of any of them. */
const { URL } = globalThis as unknown as { URL: new (address: string, base: string) => ParsedUrl }

/** Takes an address as written on a page of this site and gives what a browser makes of it. Throws where it makes nothing of it. */
export function parseUrl(address: string): ParsedUrl {
  return new URL(address, 'http://own.invalid')
}
