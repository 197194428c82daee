import { parseSceneUrl } from '../../../../packages/scenes/scene-url.ts'
import type {
  Agency,
  Destination,
  Post,
  PostSettings,
  Settings,
  SettingsFile,
} from '../../../contract/types.ts'
import { withCurrentKeys } from '../../../tenant/renamed-texts.ts'
import { fillingValidators } from '../../kernel/validation/filling-validators.ts'
import type { AgencyContent } from '../agencies/agency-content.ts'

/**
 * Returns the settings that a version's content came from, with the agency's hosts: what an owner edits.
 * `writeContent` of them returns that content.
 */
export function readSettings(content: AgencyContent, hosts: readonly string[]): Settings {
  const settings = structuredClone(writtenSettings(content, hosts))
  // Versions of an earlier release lack fields that now have a default; this fills them in.
  fillingValidators('components/schemas/Settings')?.(settings)
  return settings as Settings
}

function writtenSettings(content: AgencyContent, hosts: readonly string[]): SettingsFile {
  const { agency, about, faq, currencies, canonicalHost } = content
  return {
    hosts: [...hosts],
    ...(canonicalHost !== undefined && hosts.includes(canonicalHost) && { canonicalHost }),
    agency: agencySettingsOf(agency),
    navigation: content.navigation,
    about,
    faq: { ...faq, title: agency.faqEnableTitle },
    ...(currencies !== null && { currencies }),
    destinations: content.destinations.map(destinationSettingsOf),
    wording: withCurrentKeys(content.wording ?? {}),
    agencyTerms: content.agencyTerms,
    cancellationPolicies: Object.fromEntries(
      content.cancellationPolicies.map(({ line, content: html }) => [line, html]),
    ),
    posts: content.posts.map(postSettingsOf),
    links: content.links ?? [],
    identityProviders: content.identityProviders,
    suppliers: content.suppliers ?? {},
  }
}

type DestinationFile = NonNullable<SettingsFile['destinations']>[number]

/** Without fields that follow from others, or from where the agency is stored. */
function agencySettingsOf(agency: AgencyContent['agency']): SettingsFile['agency'] {
  const {
    subdomain,
    isAbousUsEnable,
    aboutUsEnableTitle,
    isFaqEnable,
    faqEnableTitle,
    publishedPages,
    ...own
  } = agency satisfies Omit<Agency, 'id' | 'version'>
  // Only TypeScript distinguishes an absent field from `undefined`; JSON has none.
  return { ...own, home: own.home as SettingsFile['agency']['home'] }
}

function destinationSettingsOf({ id, image, ...own }: Destination): DestinationFile {
  return own
}

/** The picture's address states what the picture shows. */
function postSettingsOf({ image, readingMinutes, ...own }: Post): PostSettings {
  const [path = '', query] = image.split('?')
  const scene = parseSceneUrl(path, query === undefined ? '' : `?${query}`)
  const { timeOfDay, climate } = scene?.options ?? {}
  return {
    ...own,
    scene: (scene?.kind ?? 'skyline') as PostSettings['scene'],
    ...(timeOfDay && { timeOfDay }),
    ...(climate && { climate }),
  }
}
