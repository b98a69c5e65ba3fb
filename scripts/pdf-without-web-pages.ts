import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const SANITIZER = /^dompurify$/
const JSPDF = /\/jspdf\//
const NO_WEB_PAGES = fileURLToPath(new URL('../src/mock-server/billing/no-web-pages.ts', import.meta.url))

/** Keeps jsPDF from bringing a second way to DOMPurify: only the mails of the app load it. */
export const pdfWithoutWebPages = (): Plugin => ({
  name: 'pdf-without-web-pages',
  enforce: 'pre',
  resolveId: {
    filter: { id: SANITIZER },
    handler: (_id, importer) => (importer && JSPDF.test(importer) ? NO_WEB_PAGES : null),
  },
})
