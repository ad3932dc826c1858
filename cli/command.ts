/** What a command is, and what it gets from the scripts around the command line. */
export interface Builder {
  /** Makes sure that the web app is built, and gives its folder. */
  builtWeb(): Promise<string>;
}

export type Command = (args: readonly string[], builder: Builder) => Promise<void>;
