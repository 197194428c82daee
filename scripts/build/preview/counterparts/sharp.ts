/** Replaces the package that draws pictures on Node; the worker has its own. */
export default function sharp(): never {
  throw new Error('A preview cannot draw pictures with sharp.')
}
