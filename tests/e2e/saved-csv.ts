import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import Papa from 'papaparse'

export const savedCsv = async (page: Page, press: () => Promise<void>) => {
  const downloading = page.waitForEvent('download')
  await press()
  const download = await downloading
  const [header, ...rows] = Papa.parse<string[]>(await readFile(await download.path(), 'utf8')).data
  return { name: download.suggestedFilename(), header, rows }
}
