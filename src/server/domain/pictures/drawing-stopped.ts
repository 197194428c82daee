/** Thrown if drawing a picture was stopped, because it took too much time or memory or ended its process. */
export class DrawingStopped extends Error {
  override readonly name = 'DrawingStopped'
  readonly why: 'time' | 'memory' | 'crash' | 'remembered'

  constructor(why: DrawingStopped['why']) {
    super('takes too long to draw; simplify it')
    this.why = why
  }
}

/** Returns the result of drawing, or another if drawing was stopped. */
export async function unlessStopped<Drawn, Instead>(
  drawing: Promise<Drawn>,
  instead: (reason: string) => Instead,
): Promise<Drawn | Instead> {
  try {
    return await drawing
  } catch (error) {
    if (error instanceof DrawingStopped) return instead(error.message)
    throw error
  }
}
