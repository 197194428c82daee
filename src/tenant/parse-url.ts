export interface ParsedUrl {
  readonly origin: string
  readonly pathname: string
  readonly searchParams: { get(name: string): string | null }
}

/** Every runtime of this code has `URL`; the folder is compiled without the types of any of them. */
const { URL } = globalThis as unknown as { URL: new (address: string, base: string) => ParsedUrl }

/** Parses an address as a browser does on a page of this site. Throws if it is invalid. */
export function parseUrl(address: string): ParsedUrl {
  return new URL(address, 'http://own.invalid')
}
