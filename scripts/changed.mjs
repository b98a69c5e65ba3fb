import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

const BASE = 'main'

/** Browser specs by the source folders they cover. A changed src/ file outside all of these runs every spec. */
const SPECS = [
  [
    /^src\/(ui|routes)\/-?(jobs|calendar|map)|^src\/services\/jobs|^src\/machines\/job-/,
    /job|palette|model|people|a11y|tabs|crash|storage|session-expiry|overview|guards|sign-in|odd-dates|views|dispatch|crew|money-chain|proposals|map|my-day|hosting|first-load|not-loaded/,
  ],
  [/^src\/(ui|routes)\/-?onboarding|^src\/services\/onboarding|^src\/machines\/onboarding/, /onboarding|journey/],
  [
    /^src\/(ui|routes)\/-?(billing|subscription)|^src\/services\/(billing|cards|subscription)|^src\/machines\/(card|checkout|subscription)/,
    /billing|card|subscription|overview|pricing|hosted|journey|first-load/,
  ],
  [/^src\/(app\/)?hosted|^hosted/, /hosted|journey/],
  [/^src\/(ui|routes)\/-?pricing/, /pricing|journey/],
  [/^src\/(ui|routes)\/-?(public|landing|demo)/, /public|demo|pricing|first-load/],
]

const UNSEEN =
  /\.(md|test\.tsx?|test\.mjs)$|^(docs|tests\/(architecture|bench|contract|model|screen))\/|^openapi\.json$/

export function changedFiles() {
  const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
  const [fork] = git('merge-base', BASE, 'HEAD')
  return [...git('diff', '--name-only', fork), ...git('ls-files', '--others', '--exclude-standard')]
}

/** Returns the browser specs that the changed files can affect, or all of them when that is unknown. */
export function specsFor(files, specs) {
  const seen = files.filter((file) => !UNSEEN.test(file))
  const touched = new Set()
  for (const file of seen) {
    const own = specs.find((spec) => file.endsWith(`/${spec}`))
    const patterns = SPECS.filter(([folder]) => folder.test(file)).map(([, names]) => names)
    if (!own && patterns.length === 0) return specs
    for (const spec of specs) if (spec === own || patterns.some((names) => names.test(spec))) touched.add(spec)
  }
  return specs.filter((spec) => touched.has(spec))
}

export const browserSpecs = (folder = 'tests/e2e') =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.spec.ts')) : []

export { BASE }
