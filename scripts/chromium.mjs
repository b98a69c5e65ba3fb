import { existsSync, readFileSync } from 'node:fs'
import { run } from './processes.mjs'

const { paths } = JSON.parse(readFileSync(new URL('./chromium.json', import.meta.url), 'utf8'))

/**
 * Ensures a Chromium for the browser tests: CHROMIUM_PATH, the system's, Playwright's own, or a fresh installation. playwright.config.ts
 * uses the same rules. Throws when none can be installed.
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

/** The headless shell has the same engine and takes a sixth less time per test. Older Debian releases do not package it separately. */
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
