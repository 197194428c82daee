/** Replaces the package that draws pictures on Node; the worker has its own. */
export default function sharp(): never {
  throw new Error('The preview draws no picture by sharp.')
}
