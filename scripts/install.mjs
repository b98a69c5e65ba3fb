import { existsSync, readFileSync } from 'node:fs'
import { run } from './processes.mjs'

export async function installPackages() {
  if (isInstalled()) return
  console.log('Installing packages…')
  await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'])
}

const packagesOf = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined)

/** npm's own lock records the installed packages; only optional packages for other platforms may be missing from it. */
function isInstalled() {
  const installed = packagesOf('node_modules/.package-lock.json')
  if (!installed) return false
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, wanted]) =>
      path === '' || wanted.version === installed[path]?.version || (wanted.optional && !installed[path]),
  )
}
