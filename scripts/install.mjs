import { existsSync, readFileSync } from 'node:fs'
import { run } from './processes.mjs'

/** Installs the packages of the lock unless exactly those are in node_modules already. */
export async function installPackages() {
  if (isInstalled()) return
  console.log('Installing packages…')
  await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'])
}

const packagesOf = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined)

/** npm writes down what it installed; only optional packages, made for other platforms, may be missing from it. */
function isInstalled() {
  const installed = packagesOf('node_modules/.package-lock.json')
  if (!installed) return false
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, wanted]) =>
      path === '' || wanted.version === installed[path]?.version || (wanted.optional && !installed[path]),
  )
}
