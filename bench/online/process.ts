/** Servers as processes of their own: started by the bench, asked for what they have used, ended with it. */
import { fork } from 'node:child_process';

/** What a server process knows about itself. */
export interface Used {
  /** Seconds of processor time since its start. */
  readonly seconds: number;
  readonly rssMB: number;
}

export interface ServerProcess {
  readonly url: string;
  used(): Promise<Used>;
  stop(): Promise<void>;
}

/** Starts the script again as a server; `args` say which, `flags` are Node's. */
export function startServer(
  script: string,
  args: readonly string[],
  flags: readonly string[] = [],
): Promise<ServerProcess> {
  const child = fork(script, ['--serve', ...args], {
    execArgv: [...flags],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const message = <Content>(): Promise<Content> =>
    new Promise((resolve) => child.once('message', (content) => resolve(content as Content)));
  const used = (): Promise<Used> => {
    child.send('used');
    return message<Used>();
  };
  const stop = (): Promise<void> => {
    if (child.connected) child.disconnect();
    return gone;
  };
  const failed = gone.then(() => Promise.reject(new Error(`the server ${args[0]} did not start`)));
  return Promise.race([message<string>().then((url) => ({ url, used, stop })), failed]);
}

/** All of them together. */
export function usedBy(servers: readonly ServerProcess[]): Pick<ServerProcess, 'used'> {
  return {
    used: async () => {
      const all = await Promise.all(servers.map((server) => server.used()));
      const sum = (of: keyof Used): number => all.reduce((before, used) => before + used[of], 0);
      return { seconds: sum('seconds'), rssMB: sum('rssMB') };
    },
  };
}

/** The other side, in the server's process: answers until the bench is gone. */
export function answerAsServer(url: string, close: () => Promise<void>): Promise<number> {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send!({ seconds: (user + system) / 1e6, rssMB: process.memoryUsage.rss() / 1e6 } satisfies Used);
  });
  process.send!(url);
  return new Promise((resolve) => {
    process.once('disconnect', () => void close().then(() => resolve(0)));
  });
}
