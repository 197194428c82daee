import { contentHash } from '../../kernel/ids/canonical-json.ts'

/** Takes whose word lets a person in and gives the hash by which the audit log knows it. Source: security, 20. */
export function identityHash(identity: { issuer: string; subject: string; provider: string }): string {
  const { issuer, subject, provider } = identity
  return contentHash({ issuer, subject, provider })
}
