import type { SocialLinks as Links } from '../../contract/types.ts'
import type { Text } from '../../platform/text.ts'

type Network = keyof Links

/** Order in the row, the text that names each, and its mark on a 24 by 24 grid. */
const networks: readonly (readonly [network: Network, label: string, mark: string])[] = [
  [
    'instagram',
    'social.instagram',
    'M7.5 3h9A4.5 4.5 0 0 1 21 7.5v9a4.5 4.5 0 0 1-4.5 4.5h-9A4.5 4.5 0 0 1 3 16.5v-9A4.5 4.5 0 0 1 7.5 3Zm0 2A2.5 2.5 0 0 0 5 7.5v9A2.5 2.5 0 0 0 7.5 19h9a2.5 2.5 0 0 0 2.5-2.5v-9A2.5 2.5 0 0 0 16.5 5Zm4.5 2.7a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6Zm0 2a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6Zm4.7-3.4a1 1 0 1 1 0 2 1 1 0 0 1 0-2Z',
  ],
  [
    'facebook',
    'social.facebook',
    'M13.7 21v-8h2.7l.5-3.2h-3.2V7.7c0-.9.4-1.7 1.8-1.7h1.5V3.2A18 18 0 0 0 14.6 3c-2.5 0-4.1 1.5-4.1 4.2v2.6H7.7V13h2.8v8Z',
  ],
  [
    'twitter',
    'social.twitter',
    'M17.5 3.5h3l-6.6 7.5 7.7 10h-6l-4.7-6.2-5.4 6.2h-3l7-8L2.2 3.5h6.2l4.3 5.6Zm-1 15.8h1.6L7.6 5.1H5.8Z',
  ],
  [
    'youtube',
    'social.youtube',
    'M21.6 7.2a2.5 2.5 0 0 0-1.8-1.8C18.3 5 12 5 12 5s-6.3 0-7.8.4a2.5 2.5 0 0 0-1.8 1.8A26 26 0 0 0 2 12a26 26 0 0 0 .4 4.8 2.5 2.5 0 0 0 1.8 1.8c1.5.4 7.8.4 7.8.4s6.3 0 7.8-.4a2.5 2.5 0 0 0 1.8-1.8A26 26 0 0 0 22 12a26 26 0 0 0-.4-4.8ZM10 15V9l5.2 3Z',
  ],
  [
    'linkedin',
    'social.linkedin',
    'M5 3.5a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8ZM3.4 8.8h3.2V20H3.4Zm5.4 0h3v1.5c.6-1 1.8-1.8 3.4-1.8 3.4 0 4.3 2.2 4.3 5.3V20h-3.2v-5.5c0-1.6-.2-3.1-1.9-3.1-1.8 0-2.4 1.3-2.4 3V20H8.8Z',
  ],
  [
    'tiktok',
    'social.tiktok',
    'M16 3c.3 2.2 1.6 3.7 4 4v3a7.3 7.3 0 0 1-4-1.3v6.5A5.9 5.9 0 1 1 10.9 9.3v3.2a2.8 2.8 0 1 0 2 2.7V3Z',
  ],
  [
    'discord',
    'social.discord',
    'M19.2 5.5A16 16 0 0 0 15.2 4.2l-.5 1a15 15 0 0 0-5.4 0l-.5-1a16 16 0 0 0-4 1.3C2.3 9.2 1.6 12.9 1.9 16.5a16 16 0 0 0 4.9 2.5l1-1.7-1.7-.8.4-.3a11.6 11.6 0 0 0 11 0l.4.3-1.7.8 1 1.7a16 16 0 0 0 4.9-2.5c.4-4.2-.7-7.9-2.9-11ZM8.7 14.3c-1 0-1.8-.9-1.8-2s.8-2 1.8-2 1.8.9 1.8 2-.8 2-1.8 2Zm6.6 0c-1 0-1.8-.9-1.8-2s.8-2 1.8-2 1.8.9 1.8 2-.8 2-1.8 2Z',
  ],
]

interface SocialLinksProps {
  t: Text
  links: Links
  agency: string
}

/** The networks an agency is on (spec §3). */
export function SocialLinks({ t, links, agency }: SocialLinksProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {networks.flatMap(([network, label, mark]) => {
        const href = links[network]
        if (!href) return []
        return [
          <li key={network}>
            <a
              href={href}
              rel="noopener me"
              className="flex size-11 items-center justify-center rounded-full border border-deep-border text-deep-foreground transition-colors hover:bg-deep-foreground hover:text-deep"
            >
              <span className="sr-only">{t(label, { agency })}</span>
              <svg
                viewBox="0 0 24 24"
                className="size-5"
                fill="currentColor"
                fillRule="evenodd"
                aria-hidden="true"
              >
                <path d={mark} />
              </svg>
            </a>
          </li>,
        ]
      })}
    </ul>
  )
}
