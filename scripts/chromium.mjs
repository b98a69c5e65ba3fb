import { existsSync, readFileSync } from 'node:fs'
import { run } from './processes.mjs'

const { paths } = JSON.parse(readFileSync(new URL('./chromium.json', import.meta.url), 'utf8'))

/**
 * Makes sure that there is a Chromium for the browser tests: CHROMIUM_PATH, the system's, Playwright's own; else one is installed.
 * playwright.config.ts finds it by the same rules.
 * @throws Error when none can be had.
 */
export async function installChromium() {
  if (await hasChromium()) return
  console.log('Installing Chromium…')
  for (const install of [installPlaywrights, installDebiansShell, installDebians]) {
    await install().catch((error) => console.log(error.message))
    if (await hasChromium()) return
  }
  throw new Error('No Chromium found and none could be installed. Set CHROMIUM_PATH to one.')
}

const installPlaywrights = () => run('playwright', ['install', 'chromium'])

/** The browser without a window: the same engine, for a sixth less work a test. Older releases of Debian do not have it as a package of its own. */
const installDebiansShell = () => installFromDebian('chromium-headless-shell')

const installDebians = () => installFromDebian('chromium')

async function installFromDebian(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  await run('apt-get', ['update'])
  await run('apt-get', ['install', '-y', '--no-install-recommends', name, 'fonts-liberation'])
}

async function hasChromium() {
  const { chromium } = await import('@playwright/test')
  const path = [process.env.CHROMIUM_PATH, ...paths, chromium.executablePath()].find((one) => one && existsSync(one))
  if (!path) return false
  return run(path, ['--version', '--no-sandbox']).then(
    () => true,
    () => false,
  )
}
