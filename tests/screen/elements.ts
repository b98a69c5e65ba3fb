import { PropertySymbol } from 'happy-dom'

export type Root = Document | Element

const childrenOf = (node: Root): readonly Element[] => Reflect.get(node, PropertySymbol.elementArray)

/**
 * All elements in `root` in the order of the page, without those that `skips` leaves out and all in them. The document's own search keeps
 * a note of every search at every element it passes, which takes longer than what is asked of the elements.
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
