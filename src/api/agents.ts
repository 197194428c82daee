import type { AgentInvitation, UpdateAgentRequest } from '../contract/types.ts'
import type { ApiClient } from './client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** The query for who works for the agency; asked anew at each visit, since somebody else may have changed it. */
export const agentsQuery = (client: ApiClient) => endpointQuery(client, 'get', '/api/users/agents', null, 0)

/** The query for one of them. */
export const agentQuery = (client: ApiClient, id: string) =>
  endpointQuery(client, 'get', '/api/users/agents/{id}', { params: { path: { id } } }, 0)

/** Invites by mail. An address of somebody who works there already is an ApiError of status 409. */
export const inviteAgent = async (client: ApiClient, body: AgentInvitation) =>
  (await client.POST('/api/users/agents', { body })).data?.data

/** Sends the invitation again. */
export const inviteAgentAgain = async (client: ApiClient, id: string) =>
  (await client.POST('/api/users/agents/{id}/invitation', { params: { path: { id } }, body: {} })).data?.data

/** Changes role, restriction or access, and gives the agent as they are now. */
export const changeAgent = async (client: ApiClient, id: string, body: UpdateAgentRequest) =>
  (await client.PATCH('/api/users/agents/{id}', { params: { path: { id } }, body })).data?.data
