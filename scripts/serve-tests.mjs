import { serveBuild } from './serve.mjs'

console.log(await serveBuild({ host: '127.0.0.1', port: Number(process.env.TEST_PORT ?? 4180) }))
