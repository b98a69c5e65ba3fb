/**
 * Returns one list of files for every cycle of a graph `file -> files` (Tarjan's strongly connected components). A file that imports itself
 * is a cycle too.
 */
export function cyclesOf(graph) {
  const order = new Map()
  const low = new Map()
  const open = []
  const cycles = []

  const visit = (file) => {
    order.set(file, order.size)
    low.set(file, order.get(file))
    open.push(file)
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) visit(next)
      if (open.includes(next)) low.set(file, Math.min(low.get(file), low.get(next)))
    }
    if (low.get(file) !== order.get(file)) return
    const group = open.splice(open.indexOf(file))
    if (group.length > 1 || graph.get(file)?.includes(file)) cycles.push(group.sort())
  }

  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return cycles
}
