/** Gives the port of this machine that an issuer names, 0 where it is elsewhere. */
export function localPort(issuer: string): number
/** Gives the environment, with a free port for each provider whose own port another program has; a reader's setting wins. */
export function withProviderPorts(env: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv>
/** Gives the port at which a provider answers. */
export function answeredAt(port: number, env: NodeJS.ProcessEnv): number
