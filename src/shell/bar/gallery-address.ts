/** The gallery stands at the bare host; where hosts have no names, at an address that forgets the choice. */
export function galleryAddress({ protocol, hostname, port }: Location): string {
  const isNamed = hostname.endsWith('.localhost')
  return isNamed ? `${protocol}//localhost${port ? `:${port}` : ''}/` : '/?tenant='
}
