import { contentHash } from '../../kernel/ids/canonical-json.ts'

/** Returns the hash by which the audit log knows an identity. Source: security, 20. */
export function identityHash(identity: { issuer: string; subject: string; provider: string }): string {
  const { issuer, subject, provider } = identity
  return contentHash({ issuer, subject, provider })
}
