import { PropertySymbol } from 'happy-dom'

export type Root = Document | Element

const childrenOf = (node: Root): readonly Element[] => Reflect.get(node, PropertySymbol.elementArray)

/**
 * Elements in page order, without those skipped and their content. The DOM's own search caches every query at every element it passes,
 * which takes longer than the checks themselves.
 */
export const elementsIn = (root: Root, skips: (element: Element) => boolean = () => false): Element[] => {
  const found: Element[] = []
  const add = (node: Root) => {
    for (const element of childrenOf(node)) {
      if (skips(element)) continue
      found.push(element)
      add(element)
    }
  }
  add(root)
  return found
}
