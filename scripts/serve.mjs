import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const COMPRESSIBLE = /^(text|application\/(json|manifest)|image\/svg)/

/** Headers that a page cannot set itself and every host must send (deploy/README.md). */
export const SAFETY = {
  'content-security-policy': "frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
}

const IMMUTABLE = /^\/(hosted\/)?assets\//
/** Back end paths, which must not fall back to the app's page. */
const API = /^\/(api|landscaping|auth|graphql|track|[^/]+\/api)(\/|$)/

/**
 * Serves dist/ from memory: compressed, with security headers, immutable caching for hashed files, the app for unknown paths, and 404 in
 * the back end's error shape for unknown API paths. Resolves to the address, such as `http://localhost:4173/`. Throws when the port is in
 * use.
 */
export function serveBuild({ host = 'localhost', port, folder = 'dist' }) {
  const server = createServer(answerFrom(filesOf(folder)))
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(`http://${host}:${server.address().port}/`))
  })
}

export const answerFrom = (files) => (request, response) => {
  const path = decoded(request.url.split('?', 1)[0])
  if (API.test(path)) return refuse(response, 'There is no such call', 404)
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 'Only GET is answered', 405)
  const file = files.get(path === '/' ? '/index.html' : path)
  if (!file && IMMUTABLE.test(path)) return refuse(response, 'There is no such file', 404)
  send(request, response, file ?? files.get('/index.html'), IMMUTABLE.test(path))
}

export function filesOf(folder) {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(`${folder}/${path}`).isFile(),
  )
  return new Map(
    paths.map((path) => {
      const plain = readFileSync(`${folder}/${path}`)
      const type = TYPES[extname(path)] ?? 'application/octet-stream'
      return [`/${path.replaceAll('\\', '/')}`, { type, plain, compressed: new Map() }]
    }),
  )
}

const COMPRESS = {
  br: (plain) => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (plain) => gzipSync(plain),
}

function send(request, response, { type, plain, compressed }, immutable) {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = COMPRESSIBLE.test(type) ? Object.keys(COMPRESS).find((name) => accepted.includes(name)) : undefined
  if (encoding && !compressed.has(encoding)) compressed.set(encoding, COMPRESS[encoding](plain))
  const body = encoding ? compressed.get(encoding) : plain
  response.writeHead(200, {
    ...SAFETY,
    'content-type': type,
    'content-length': body.length,
    'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
    ...(encoding ? { 'content-encoding': encoding } : {}),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function refuse(response, message, status) {
  response.writeHead(status, { ...SAFETY, 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify({ message, status, details: null }))
}

function decoded(path) {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
