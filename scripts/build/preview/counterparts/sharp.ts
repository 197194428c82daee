/** Stands for the package that draws pictures on Node; the worker draws its own. */
export default function sharp(): never {
  throw new Error('The preview draws no picture by sharp.')
}
