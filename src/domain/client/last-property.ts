import type { Property } from './property'

/** Returns null when the property can be deleted (CLI-03). */
export const lastPropertyRefusal = (others: number): string | null =>
  others > 0 ? null : 'A client needs at least one property. Add another one first.'

type Owned = Pick<Property, 'id' | 'client_id'>

/** Properties whose deletion would leave their client without any: when all of a client's are selected, the last one. */
export const lastOnes = <P extends Owned>(going: readonly P[], all: readonly Owned[]): P[] =>
  going.filter((property, index) => {
    const isAlso = ({ client_id }: Owned) => client_id === property.client_id
    if (going.slice(index + 1).some(isAlso)) return false
    const others = all.filter((each) => isAlso(each) && !going.some(({ id }) => id === each.id))
    return all.some(({ id }) => id === property.id) && lastPropertyRefusal(others.length) !== null
  })
