import { readdirSync, readFileSync } from 'node:fs'

const CODE = /\.tsx?$/
const GENERATED = /^routeTree\.gen\.ts$|\/generated\//
const TEST = /\.test\.tsx?$/

/** Returns the longest hand-written file under `folder` as `{ path, lines }`, and the median length of non-test files. */
export function sourceLines(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => CODE.test(path) && !GENERATED.test(path))
    .map((path) => ({ path: `${folder}/${path}`, lines: countLines(`${folder}/${path}`) }))
    .sort((a, b) => a.lines - b.lines)
  const sources = files.filter(({ path }) => !TEST.test(path))
  return { longest: files.at(-1), median: sources[Math.floor(sources.length / 2)].lines }
}

const countLines = (path) => readFileSync(path, 'utf8').split('\n').length - 1
