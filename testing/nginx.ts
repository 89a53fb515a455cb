// Runs nginx, if it is installed, as a proxy with a given configuration.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRunning } from './processes.ts'
import { temporaryDirectory } from './temporary.ts'

export const hasNginx = spawnSync('nginx', ['-v']).status === 0

/** @param site content as in a file of /etc/nginx/conf.d/ */
export async function startNginx(site: string): Promise<{ stop(): Promise<void> }> {
  const { path, remove } = temporaryDirectory()
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const configuration = `
    daemon off; pid ${path}/nginx.pid; error_log stderr crit; ${process.getuid?.() === 0 ? 'user root;' : ''}
    events {}
    http { access_log off; ${temporary.map((name) => `${name}_temp_path ${path}/${name};`).join(' ')}
    ${site} }`
  writeFileSync(join(path, 'nginx.conf'), configuration)
  const nginx = spawn('nginx', ['-p', path, '-c', join(path, 'nginx.conf')], { stdio: 'inherit' })
  const kill = () => nginx.kill()
  process.once('exit', kill)
  return {
    async stop() {
      process.removeListener('exit', kill)
      nginx.kill()
      if (isRunning(nginx)) await once(nginx, 'exit')
      remove()
    },
  }
}
