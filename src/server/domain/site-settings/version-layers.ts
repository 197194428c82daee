import { and, eq } from 'drizzle-orm'
import type { Change } from '../../../tenant/settings/change.ts'
import type { JsonObject } from '../../../tenant/settings/json.ts'
import {
  carryLayers,
  endLayer,
  liveLayers,
  type PlanLayer,
  type PlanStep,
  startLayer,
} from '../../../tenant/settings/plan-layers.ts'
import type { Transaction } from '../../db/database.ts'
import type { AgencyContent } from '../agencies/agency-content.ts'
import { agencyVersions } from '../agencies/agency-schema.ts'
import { schedules } from './branding-schema.ts'
import { readSettings } from './read-settings.ts'
import { settingsJson } from './settings-json.ts'
import { readHosts } from './stored-draft.ts'

/** The start of a plan that has an end, or that end. */
export interface PlanMoment {
  /** The plan's id. */
  id: string
  step: PlanStep
  /** The plan's changes. */
  changes: readonly Change[]
}

interface LayeredVersion {
  settings: JsonObject
  layers: readonly PlanLayer[]
  hosts: readonly string[]
}

/** Reads a version's settings and its layers of live plans; throws if there is no such version. */
export async function readLayers(
  tx: Transaction,
  agencyId: string,
  version: number,
): Promise<LayeredVersion> {
  const [row] = await tx
    .select({ content: agencyVersions.document, layers: agencyVersions.layers })
    .from(agencyVersions)
    .where(and(eq(agencyVersions.agencyId, agencyId), eq(agencyVersions.version, version)))
  if (row === undefined) throw new Error(`there is no version ${version}`)
  const hosts = await readHosts(tx, agencyId)
  const live = await tx
    .select({ id: schedules.id })
    .from(schedules)
    .where(and(eq(schedules.agencyId, agencyId), eq(schedules.state, 'live')))
  const settings = settingsJson(readSettings(row.content, hosts))
  const isLive = (plan: string) => live.some(({ id }) => id === plan)
  return { settings, hosts, layers: liveLayers(settings, row.layers, isLive) }
}

/** Returns the layers of a version that is about to be made from another, in the same transaction. */
export async function layersOfNext(
  tx: Transaction,
  agencyId: string,
  { from, content, plan }: { from: number; content: AgencyContent; plan?: PlanMoment | undefined },
): Promise<readonly PlanLayer[]> {
  const { settings, layers, hosts } = await readLayers(tx, agencyId, from)
  if (layers.length === 0 && plan?.step !== 'start') return []
  const next = settingsJson(readSettings(content, hosts))
  if (plan?.step === 'start') return startLayer(layers, plan.id, settings, next, plan.changes)
  const left = plan ? endLayer(settings, layers, plan.id) : { document: settings, layers }
  return carryLayers(left.layers, left.document, next)
}
