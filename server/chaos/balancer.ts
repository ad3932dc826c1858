/** A small TCP balancer: every connection goes to the next server that takes it, and stays there. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Balancer {
  readonly url: string;
  /** Ports of the servers that may be there. */
  targets: readonly number[];
  close(): void;
}

export async function startBalancer(): Promise<Balancer> {
  let turn = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    pass(socket, balancer.targets.length);
  });
  const pass = (socket: Socket, tries: number): void => {
    const port = balancer.targets[turn++ % balancer.targets.length];
    if (tries === 0 || port === undefined) return void socket.destroy();
    const onward = connect(port, 'localhost');
    const refused = (): void => pass(socket, tries - 1);
    onward.once('error', refused);
    onward.once('connect', () => {
      onward.off('error', refused);
      onward.on('error', () => onward.destroy());
      onward.on('close', () => socket.destroy());
      socket.on('close', () => onward.destroy());
      socket.pipe(onward).pipe(socket);
    });
  };
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const balancer: Balancer = {
    url: `http://localhost:${port}/`,
    targets: [],
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
  return balancer;
}
