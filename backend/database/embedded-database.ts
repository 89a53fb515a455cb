import { join } from 'node:path'
import { findBinaries } from './binaries.ts'
import { openCluster } from './cluster.ts'
import { type DatabaseTarget, embeddedTarget } from './connect.ts'
import { type DatabaseLog, startPostmaster } from './postmaster.ts'
import { readPostmasterFile, servesCluster } from './postmaster-file.ts'

export interface EmbeddedDatabase {
  target: DatabaseTarget
  stop(): Promise<void>
}

export const clusterIn = (dataDir: string) => join(dataDir, 'postgres')

/**
 * Starts PostgreSQL on `<dataDir>/postgres`, which the first start creates.
 * @param dataDir absolute; the caller must keep other processes away from it
 * @throws {StartupError} if PostgreSQL does not start
 */
export async function startEmbeddedDatabase(dataDir: string, log: DatabaseLog): Promise<EmbeddedDatabase> {
  const binaries = findBinaries()
  const cluster = clusterIn(dataDir)
  const account = await openCluster(cluster, binaries, log.info)
  const { socketDir, stop } = await startPostmaster({ postgres: binaries.postgres, cluster, account, log })
  return { target: embeddedTarget(socketDir), stop }
}

/** @returns how to reach the database that another process runs on this directory; undefined if there is none */
export function findRunningDatabase(dataDir: string): DatabaseTarget | undefined {
  const file = readPostmasterFile(clusterIn(dataDir))
  const runs = file?.ready && servesCluster(file.pid, clusterIn(dataDir))
  return runs ? embeddedTarget(file.socketDir) : undefined
}
