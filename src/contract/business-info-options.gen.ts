// Generated from openapi/ by scripts/generate.ts. Change the contract, not this file.
export const bookingVolumes = ["$0 Just getting started","Under $100k","$100k-$500k","$500k-$1M","$1M+"] as const
export const businessUsages = ["B2C website","B2B platform for clients","API integrated with own product"] as const
export const hearSources = ["Social Media","Peer referral","Google","Customer Support Manager","Other"] as const
export const socialNetworks = ["LinkedIn","Instagram","Facebook","TikTok","Twitter"] as const
export const supportManagers = ["Amara Osei","Daniel Reyes","Ingrid Solberg","Leila Haddad","Tomás Vidal"] as const
